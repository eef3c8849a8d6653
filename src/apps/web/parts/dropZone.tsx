// Files and texts dropped anywhere on the page: onto the desk, or into the review when that is shown.

import { useEffect, useState } from 'preact/hooks';
import { openFile, openText } from '../state/files.ts';
import { screen } from '../state/route.ts';
import { texts } from '../words/words.ts';

export function DropZone() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer);
    };
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return over ? <div class="drop">{texts.value.files.dropHere}</div> : null;
}

async function take(data: DataTransfer | null): Promise<void> {
  const files = [...(data?.files ?? [])];
  const text = data?.getData('text') ?? '';
  if (files.length === 0) {
    if (text.trim() !== '') await openText(text);
  } else if (files.length > 1 || screen.value === 'review') {
    const { review } = await import('../review/reviewing.ts');
    await review(files);
  } else await openFile(files[0]!);
}
