/** Somebody who has no name here yet: a name and a face in the making. */
import { No } from '../core/api';
import { me } from '../core/me.svelte';
import { t } from '../core/words.svelte';
import { anyFace } from './faces';

export class Stranger {
  name = $state('');
  avatar = $state(me.who?.avatar ?? anyFace());
  /** Where the name is written. */
  field = $state<HTMLInputElement | null>(null);

  /** Come in by this name, and tell whether that was needed. Without one: back to the field, with a refusal that says so. */
  async enter(): Promise<boolean> {
    if (me.named) return false;
    if (!this.name.trim()) {
      this.field?.focus();
      throw new No({ key: 'name-first', message: t('home-name-first') });
    }
    await me.enter(this.name, this.avatar);
    return true;
  }

  /** Come in without one, where no person is met: bots call us by our face. */
  async enterAsGuest(): Promise<void> {
    await me.sure();
    if (me.who) return;
    const face = t(`home-face-${this.avatar}`);
    await me.enter(face.charAt(0).toLocaleUpperCase() + face.slice(1), this.avatar, true);
  }
}
