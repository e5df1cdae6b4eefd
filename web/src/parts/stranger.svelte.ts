/** Somebody whom the house doesn't know yet: a name and a face in the making. Whoever wants to do more gives a name first. */
import { No } from '../core/api';
import { me } from '../core/me.svelte';
import { t } from '../core/words.svelte';
import { anyFace } from './faces';

export class Stranger {
  name = $state('');
  avatar = $state(anyFace());
  /** Where the name is written. */
  field = $state<HTMLInputElement | null>(null);

  /** Come in by this name, and tell whether that was needed. Without one: back to the field, with a refusal that says so. */
  async enter(): Promise<boolean> {
    if (me.who) return false;
    if (!this.name.trim()) {
      this.field?.focus();
      throw new No({ key: 'name-first', message: t('home-name-first') });
    }
    await me.enter(this.name, this.avatar);
    return true;
  }
}
