import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type WorkflowStep = { uses?: string; run?: string; with?: Record<string, unknown> };
type Workflow = { permissions: object; jobs: Record<string, { container?: string; steps: WorkflowStep[] }> };

const WORKFLOWS = globSync('.github/workflows/*.yml');
const readText = (file: string) => readFileSync(file, 'utf8');

describe.each(WORKFLOWS)('%s', (file) => {
  const { permissions, jobs } = parse(readText(file)) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('pins each action to a commit, with its version', () =>
    expect(
      readText(file)
        .match(/uses: .*/g)!
        .filter((use) => !/@[\da-f]{40} # v[\d.]+$/.test(use)),
    ).toEqual([]));

  it('leaves no token in a checkout, and has read permission by default', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('has no expression in a command, which would run its value as code', () =>
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]));
});

it('each image is pinned to a digest', () => {
  const files = [...WORKFLOWS, ...globSync('{build/hosting,relay}/Containerfile')];
  const images = files.flatMap((file) => readText(file).match(/(?<=^FROM |container: |image: )\S+/gm) ?? []);
  expect(images).toHaveLength(4);
  expect(images.filter((image) => !/@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
});

it('dependabot waits for a week and watches folders that exist', () => {
  const { updates } = parse(readText('.github/dependabot.yml')) as {
    updates: { cooldown?: object; directory?: string; directories?: string[] }[];
  };
  expect(updates.filter(({ cooldown }) => JSON.stringify(cooldown) !== '{"default-days":7}')).toEqual([]);
  const folders = updates.flatMap(({ directory, directories = [directory!] }) => directories);
  expect(
    folders.filter((folder) => globSync(`.${folder}/{package.json,Containerfile}`).length === 0),
  ).toEqual([]);
});
