import { useRef, useState } from 'react';
import type { AnnualReturnFile } from '../../content/content-types.ts';
import { downloadFile } from '../../services/download-file.ts';

/** The running downloads, and `start`, which ignores a file that is being downloaded. Failures are logged (8.6). */
export function useDownloads() {
  const [running, setRunning] = useState<readonly AnnualReturnFile[]>([]);
  const current = useRef(new Set<AnnualReturnFile>());

  async function start(file: AnnualReturnFile): Promise<void> {
    if (current.current.has(file)) return;
    current.current.add(file);
    setRunning([...current.current]);
    try {
      await downloadFile(file);
    } catch (error) {
      console.error('Download failed: ', error);
    }
    current.current.delete(file);
    setRunning([...current.current]);
  }

  return { running, start };
}
