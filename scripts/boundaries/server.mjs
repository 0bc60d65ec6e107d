/** The sources of the server. */
const S = '^apps/server/src/'
/** Tests and their shared helpers, which may import from every folder. */
const TEST = '\\.test\\.ts$|/testing/'
/**
 * @param {string} name of a folder
 * @param {...string} allowed folders that it may import
 */
const layer = (name, ...allowed) => ({
  name: `server-${name}`,
  severity: /** @type {const} */ ('error'),
  comment: `See apps/server/README.md: ${name}/ may import ${allowed.join(', ') || 'no other folder of the server'}.`,
  from: { path: `${S}${name}/`, pathNot: TEST },
  to: { path: S, pathNot: `${S}(${[name, ...allowed].join('|')})/` },
})
const base = ['platform', 'errors', 'config', 'db']
const records = [...base, 'audit', 'changes']
const gate = [...records, 'http', 'access']
const services = [...gate, 'tokens', 'mail', 'session', 'calendars', 'files', 'sso', 'billing']
/**
 * The order of the server's folders, as apps/server/README.md describes it.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const serverRules = [
  layer('platform'),
  layer('errors'),
  layer('config', 'platform'),
  layer('db', 'platform', 'config'),
  layer('audit', 'db'),
  layer('changes', 'db'),
  layer('tokens', 'db'),
  layer('http', 'errors', 'config', 'db'),
  layer('access', 'errors', 'config', 'db', 'http'),
  layer('mail', 'platform', 'config', 'db', 'tokens'),
  layer('session', ...gate, 'tokens', 'mail'),
  layer('calendars', 'platform', 'db'),
  layer('files', 'platform', 'errors', 'config', 'db', 'http', 'calendars'),
  layer('sso', ...gate, 'tokens', 'session'),
  layer('billing', 'config'),
  layer('metrics', 'db', 'mail'),
  layer('jobs', 'db'),
  layer('sweeps', 'db', 'changes', 'files', 'jobs'),
  layer('demo', 'config', 'db'),
  layer('backup', 'platform', 'config', 'db', 'files'),
  {
    name: 'server-resources',
    severity: 'error',
    comment:
      'Queries, gates and presenters lie below operations/; only *handlers.ts may import it.',
    from: { path: `${S}resources/`, pathNot: `${TEST}|handlers\\.ts$` },
    to: { path: [`${S}(?!(resources|${services.join('|')})/)`, `${S}resources/.*handlers\\.ts$`] },
  },
  {
    name: 'server-operations',
    severity: 'error',
    comment: 'The access table takes the gates of resources, and nothing else of them.',
    from: { path: `${S}operations/`, pathNot: TEST },
    to: {
      path: S,
      pathNot: `${S}((operations|${services.join('|')})/|resources/.*(-gate|plan-items-store)\\.ts$)`,
    },
  },
  {
    name: 'server-handlers',
    severity: 'error',
    from: { path: `${S}resources/.*handlers\\.ts$`, pathNot: TEST },
    to: { path: S, pathNot: `${S}(operations|resources|${services.join('|')})/` },
  },
  {
    name: 'server-app',
    severity: 'error',
    from: { path: `${S}app\\.ts$` },
    to: { path: `${S}(start|main|demo|backup|sweeps)` },
  },
  {
    name: 'server-start-is-on-top',
    severity: 'error',
    from: { path: S, pathNot: `${TEST}|${S}(main\\.ts|start/)` },
    to: { path: `${S}(start/|main\\.ts)` },
  },
  {
    name: 'server-test-helpers-in-tests-only',
    severity: 'error',
    from: { path: S, pathNot: TEST },
    to: { path: '/testing/' },
  },
  {
    name: 'server-every-folder-is-in-the-order',
    severity: 'error',
    from: {
      path: S,
      pathNot: `${S}((${services.join('|')}|resources|operations|metrics|jobs|sweeps|demo|backup|start|testing|invariants)/|(app|main)(\\.test)?\\.ts$)`,
    },
    to: {},
  },
]
