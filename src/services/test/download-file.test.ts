import { resolveObjectURL } from 'node:buffer';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNodeNetwork } from '../../../mocks/adapters/node.ts';
import { downloadFile } from '../download-file.ts';

const { network, server } = createNodeNetwork();
type Anchor = { href: string; download: string; hidden: boolean; click(): void; remove(): void };
let savedFiles: { name: string; address: string }[];
let anchors: Anchor[];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  savedFiles = [];
  anchors = [];
  network.calls.length = 0;
  const createElement = (tag: string) => {
    expect(tag).toBe('a');
    const anchor: Anchor = {
      href: '',
      download: '',
      hidden: false,
      // Some browsers save only from a link that is in the document, and visitors must not see that link.
      click: () =>
        anchors.includes(anchor) &&
        anchor.hidden &&
        savedFiles.push({ name: anchor.download, address: anchor.href }),
      remove: () => void anchors.splice(anchors.indexOf(anchor), 1),
    };
    return anchor;
  };
  vi.stubGlobal('document', { createElement, body: { append: (anchor: Anchor) => anchors.push(anchor) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a download', () => {
  test('fetches the file by its link and saves it under its display name', async () => {
    await downloadFile({ link: '0c9d83f6b2_a.pdf', name: 'Annual Return 2024.pdf' });
    expect(network.calls.map(({ method, url, violations }) => ({ method, url, violations }))).toEqual([
      { method: 'GET', url: 'https://docs.wixstatic.com/ugd/0c9d83f6b2_a.pdf', violations: [] },
    ]);
    expect(savedFiles.map(({ name }) => name)).toEqual(['Annual Return 2024.pdf']);
    const stored = resolveObjectURL(savedFiles[0]!.address)!;
    expect(await stored.text()).toContain('Sample of 0c9d83f6b2_a.pdf');
    expect(stored.type).toBe('application/octet-stream');
    expect(anchors).toEqual([]);
  });

  test('saves under a safe name', async () => {
    await downloadFile({ link: '0c9d83f6b2_a.pdf', name: '../Annual "Return"' });
    expect(savedFiles.map(({ name }) => name)).toEqual(['Annual -Return-.pdf']);
  });

  test('revokes the object URL after 60 s', async () => {
    await downloadFile({ link: 'a.pdf', name: 'a.pdf' });
    const { address } = savedFiles[0]!;
    vi.advanceTimersByTime(59_999);
    expect(resolveObjectURL(address)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(resolveObjectURL(address)).toBeUndefined();
  });

  test.each([403, 404, 500])('throws at status %i and saves nothing', async (status) => {
    network.addFault('getFile', { kind: 'refused', status }, 1);
    await expect(downloadFile({ link: 'a.pdf', name: 'a.pdf' })).rejects.toThrow(`${status}`);
    expect(savedFiles).toEqual([]);
  });

  test.each([
    ['a page', 'a.pdf', '<html>', 'text/html; charset=utf-8', []],
    ['nothing', 'a.pdf', '', 'application/pdf', []],
    ['a page that is the file', 'a.html', '<html>', 'text/html', ['Return.pdf']],
  ])('saves only a file if the host answers with %s', async (_, link, body, type, expected) => {
    server.use(
      http.get('https://docs.wixstatic.com/ugd/*', () =>
        HttpResponse.text(body, { headers: { 'content-type': type } }),
      ),
    );
    await downloadFile({ link, name: 'Return.pdf' }).catch((error: Error) =>
      expect(error.message).toBe('The file host answered without the file'),
    );
    expect(savedFiles.map(({ name }) => name)).toEqual(expected);
    server.resetHandlers();
  });

  test('throws when the host is cut off and saves nothing', async () => {
    network.addFault('getFile', { kind: 'cut off' }, 1);
    await expect(downloadFile({ link: 'a.pdf', name: 'a.pdf' })).rejects.toThrow();
    expect(savedFiles).toEqual([]);
  });
});
