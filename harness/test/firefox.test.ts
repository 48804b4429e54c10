import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTooOld } from '../browsers/firefox.ts';

describe('a Firefox of the system', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'firefox-')), 'firefox');
  const install = (version: string) => {
    writeFileSync(path, `#!/bin/sh\necho "Mozilla Firefox ${version}"\n`);
    chmodSync(path, 0o755);
  };

  it('can be driven from version 143 on', () => {
    install('143.0');
    expect(findTooOld(path)).toBeUndefined();
  });

  it('that is older is said to be so in a sentence', () => {
    install('140.12.0esr');
    expect(findTooOld(path)).toMatch(/ is Firefox 140, and 143 is the first that can be driven: "apt-get /);
  });
});
