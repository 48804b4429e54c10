import { useEffect, useState } from 'react';
import { limits } from '../../content/limits.ts';
import type { AnnualReturnFile } from '../../content/content-types.ts';
import { queryDocuments } from '../../services/query-documents.ts';
import { parseDocuments } from '../../services/document-url.ts';

/**
 * The annual returns, newest first: undefined until a fixed delay after the answer, empty after a failure (4.14, 4.15).
 * Leaving the screen aborts the request and the delay.
 */
export function useAnnualReturns(): readonly AnnualReturnFile[] | undefined {
  const [files, setFiles] = useState<readonly AnnualReturnFile[]>();

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function load() {
      const found = await fetchFiles(leaving.signal);
      if (!leaving.signal.aborted) timer = setTimeout(() => setFiles(found), limits.annualReturnsDelayMs);
    }
    void load();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);

  return files;
}

async function fetchFiles(signal: AbortSignal): Promise<AnnualReturnFile[]> {
  try {
    return parseDocuments(await queryDocuments(signal)).toReversed();
  } catch (error) {
    if (!signal.aborted) console.error('Error fetching data: ', error);
    return [];
  }
}
