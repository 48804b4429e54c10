import { useRef, useState } from 'react';
import { home } from '../../content/home/home.ts';
import { sampleRequest } from '../../content/home/sample-request.ts';
import { useInView } from '../../hooks/useInView.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { useTypewriter } from '../../hooks/useTypewriter.ts';
import styles from './ApiDemo.module.css';

const { play, pause, sampleLabel, sampleNote } = home.developer;
const lineCount = sampleRequest.split('\n').length;
const lineNumbers = Array.from({ length: lineCount }, (_, index) => index + 1).join('\n');

/**
 * An editor that types the sample request over a pale copy, while visible and not paused. With reduced motion it shows
 * the whole request.
 */
export function ApiDemo() {
  const editor = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  const inView = useInView(editor, 0.25);
  const [paused, setPaused] = useState(false);
  const typed = useTypewriter(sampleRequest, inView && !still && !paused);

  return (
    <div ref={editor} className={styles.editor}>
      <div className={styles.bar}>
        <label htmlFor="sample-request">{sampleLabel}</label>
        {!still && (
          <button type="button" className={styles.control} onClick={() => setPaused(!paused)}>
            {paused ? play : pause}
          </button>
        )}
      </div>
      <div className={styles.code}>
        <div className={styles.numbers} aria-hidden="true">
          {lineNumbers}
        </div>
        <pre className={styles.ghost} aria-hidden="true">
          {sampleRequest}
        </pre>
        <textarea
          id="sample-request"
          className={styles.text}
          value={still ? sampleRequest : typed}
          rows={lineCount}
          wrap="off"
          readOnly
          spellCheck={false}
          aria-describedby="sample-note"
        />
      </div>
      <p id="sample-note" className={styles.note}>
        {sampleNote}
      </p>
    </div>
  );
}
