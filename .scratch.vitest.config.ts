import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { maxWorkers: 2, projects: [{ test: { name: 'server', include: ['apps/server/src/**/*.test.ts'], environment: 'node', testTimeout: 30_000, hookTimeout: 60_000, isolate: false } }] } })
