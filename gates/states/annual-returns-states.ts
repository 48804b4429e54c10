import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { makeMainLook } from '../looks/look.ts';
import { makeHeaderSticky } from './header-states.ts';
import type { ReachableState } from './reachable-state.ts';

const path = paths.annualReturns;

export const annualReturnsStates: readonly ReachableState[] = [
  {
    name: 'shimmer',
    path,
    looks: [makeMainLook('annual returns, loading')],
    differences: ['status: Loading the list of annual ret'],
    before: ({ network }) => network.addFault('queryItems', { kind: 'slow', ms: 60_000 }),
    reach: async ({ page }) => expect(page.getByText('Loading')).toBeAttached(),
  },
  {
    name: 'the list below the sticky header',
    path,
    only: 'phone',
    differences: ['sticky header'],
    async reach(visitor) {
      await expect(visitor.page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await makeHeaderSticky(visitor, 300);
    },
  },
  {
    name: 'empty list',
    path,
    looks: [makeMainLook('annual returns, empty')],
    before: ({ network }) => network.addFault('queryItems', { kind: 'refused', status: 500 }),
    reach: async ({ page }) => expect(page.getByText('No annual returns are listed')).toBeVisible(),
    logs: [['error', 'Error fetching data']],
  },
  {
    name: 'download under way',
    path,
    looks: [makeMainLook('download under way')],
    differences: ['busy', 'status: Downloading #'],
    before: delayDownloads,
    reach: startDownload,
  },
  {
    name: 'download under way below the sticky header',
    path,
    only: 'phone',
    differences: ['busy', 'status: Downloading #', 'sticky header'],
    before: delayDownloads,
    async reach(visitor) {
      await startDownload(visitor);
      await makeHeaderSticky(visitor, 300);
    },
  },
];

function delayDownloads({ network }: Visitor): void {
  network.addFault('getFile', { kind: 'slow', ms: 60_000 });
}

async function startDownload(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.page.getByRole('main').getByRole('button').first());
  await expect(visitor.page.locator('[aria-busy=true]')).toBeVisible();
}
