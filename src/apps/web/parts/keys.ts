// Keys that work everywhere: undo and redo, and the three steps of a case.

import { useEffect } from 'preact/hooks';
import { redo, undo } from '../state/history.ts';
import { go } from '../state/route.ts';
import type { Screen } from '../state/screens.ts';

const steps: Readonly<Record<string, Screen>> = { Digit1: 'cards', Digit2: 'claim', Digit3: 'ruling' };

export function useKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const control = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (event.altKey && !control && event.code in steps) go(steps[event.code]!);
      else if (control && !event.altKey && key === 'z') (event.shiftKey ? redo : undo)();
      else if (control && !event.altKey && key === 'y') redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
