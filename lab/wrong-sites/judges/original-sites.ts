import type { RunningSite } from '../../../build/serve-directory.ts';
import { RecentPasses } from './recent-passes.ts';
import { startSite } from './start-site.ts';

/** The original sites, served while mutants are judged: a failure on a mutant is retried there immediately. */
export class OriginalSites {
  /** Recent passes there. */
  readonly recent = new RecentPasses();
  private readonly place: string;
  private readonly sites = new Map<boolean, Promise<RunningSite>>();

  constructor(place: string) {
    this.place = place;
  }

  /** The address of the original, with compressed copies and the like if it is to be `complete`. Builds it when first asked. */
  async origin(complete: boolean): Promise<string> {
    const place = `${this.place}/${complete ? 'complete' : 'pages'}`;
    const site = this.sites.get(complete) ?? startSite({ place, complete });
    this.sites.set(complete, site);
    return (await site).origin;
  }

  async close(): Promise<void> {
    for (const site of this.sites.values()) (await site).close();
  }
}
