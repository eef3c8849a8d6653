// What is below the fold: built once the rest has been drawn, so that it does not keep the first picture waiting.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function Soon({ children }: { readonly children: ComponentChildren }) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return drawn ? children : null;
}
