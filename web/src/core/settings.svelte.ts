/** Light, motion, pace and sound, as this person likes them in this browser. */
import { keep, kept } from './keep';

export type Theme = 'system' | 'day' | 'night';
/** How fast what others do is shown. */
export type Speed = 'calm' | 'brisk' | 'at-once';

const dark = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const phone = matchMedia('(pointer: coarse)');

class Settings {
  theme = $state<Theme>((kept('theme') as Theme | null) ?? 'system');
  motion = $state((kept('motion') ?? (calm.matches ? 'off' : 'on')) === 'on');
  speed = $state<Speed>((kept('speed') as Speed | null) ?? 'calm');
  sound = $state((kept('sound') ?? (phone.matches ? 'off' : 'on')) === 'on');
  volume = $state(Number(kept('volume') ?? 0.5));
  /** Phrases and reactions: to say them, and to see those of others. */
  talk = $state(kept('talk') !== 'off');
  systemDark = $state(dark.matches);

  constructor() {
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
  }

  get night(): boolean {
    return this.theme === 'night' || (this.theme === 'system' && this.systemDark);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
  }

  setMotion(on: boolean): void {
    this.motion = on;
    keep('motion', on ? 'on' : 'off');
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep('speed', speed);
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  setTalk(on: boolean): void {
    this.talk = on;
    keep('talk', on ? 'on' : 'off');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep('volume', String(volume));
  }
}

export const settings = new Settings();
