import { mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(viteConfig({ mode: 'test', command: 'serve' }), {
  test: { include: ['{src,mocks,steps,reports,scripts}/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
});
