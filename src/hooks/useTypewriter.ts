import { useEffect, useRef, useState } from 'react';
import { limits } from '../content/limits.ts';

/**
 * Types a text one character at a time, waits, clears it and starts again (2.31, 4.6). Pauses while not `isRunning`, and
 * continues from there. Returns the text typed so far.
 */
export function useTypewriter(text: string, isRunning: boolean): string {
  const [length, setLength] = useState(0);
  const position = useRef(0);

  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const typing = position.current < text.length;
      timer = setTimeout(step, typing ? limits.typewriterCharacterMs : limits.typewriterPauseMs);
    };
    const step = () => {
      position.current = position.current < text.length ? position.current + 1 : 0;
      setLength(position.current);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [text, isRunning]);

  return text.slice(0, length);
}
