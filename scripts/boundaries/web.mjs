/** The sources of the web app. */
const S = '^apps/web/src/'
/** Tests, stories and their shared helpers, which may import from every folder. */
const TEST = '\\.(test|stories)\\.tsx?$|/(fixtures|testing)/'
/**
 * @param {string} name of a folder, or of one inside it
 * @param {string} comment
 * @param {string} pathNot the files that the folder may import
 */
const rule = (name, comment, pathNot) => ({
  name: `web-${name.replaceAll('/', '-')}`,
  severity: /** @type {const} */ ('error'),
  comment: `See apps/web/README.md: ${comment}`,
  from: { path: `${S}${name}/`, pathNot: TEST },
  to: { path: S, pathNot },
})
/**
 * @param {string} name of a folder
 * @param {...string} allowed folders that it may import
 */
const layer = (name, ...allowed) =>
  rule(
    name,
    `${name}/ may import ${allowed.join(', ') || 'no other folder of the app'}.`,
    `${S}(${[name, ...allowed].join('|')})/`,
  )
const page = ['platform', 'preferences', 'data', 'session', 'undo', 'forms']
const screens = [...page, 'lists', 'settings', 'shell', 'passwords', 'people', 'plan', 'plan-admin']
/** Folders that are imported through their `index.ts`. */
const withIndex = ['undo', 'forms', 'lists', 'settings', 'plan', 'plan-admin']
/**
 * The order of the web's folders, as apps/web/README.md describes it.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const webRules = [
  layer('platform'),
  layer('preferences', 'platform'),
  layer('data', 'platform'),
  layer('session', 'platform', 'preferences', 'data'),
  layer('undo', 'platform'),
  layer('forms', 'platform', 'preferences'),
  layer('lists', 'platform', 'undo', 'forms'),
  layer('settings', 'platform', 'forms'),
  layer('shell', 'platform', 'preferences', 'data', 'session', 'undo'),
  layer('passwords', 'platform', 'forms', 'shell'),
  layer('people', 'platform', 'data', 'forms', 'shell'),
  layer('plan', ...page, 'shell'),
  layer('plan-admin', ...page, 'shell'),
  layer('palette', ...page, 'shell', 'plan'),
  layer('help', ...page, 'shell', 'plan'),
  layer('screens', ...screens),
  rule('data/core', 'what all resources share lies below them.', `${S}(platform/|data/core/)`),
  rule(
    'data/local-copy',
    'the local copy knows answers, and not what is in them.',
    `${S}(platform/|data/(core/|local-copy/|refusals\\.ts))`,
  ),
  rule('plan/filters', 'filters know no items.', `${S}(?!plan/(items|editor|views|index))`),
  rule('plan/views', 'saved views know no items.', `${S}(?!plan/(items|editor|index))`),
  rule(
    'plan/editor',
    'the editor is opened by the actions on items, and does not know them.',
    `${S}(?!plan/(items|filters|index))`,
  ),
  {
    name: 'web-plan-basics',
    severity: 'error',
    comment: 'The files directly in plan/ lie below its folders; only index.ts imports from those.',
    from: { path: `${S}plan/[^/]+$`, pathNot: `${TEST}|index\\.ts$` },
    to: { path: `${S}plan/([^/]+/|index\\.ts$)` },
  },
  {
    name: 'web-screens-do-not-reach-into-siblings',
    severity: 'error',
    comment: 'Move what two screens of a plan share into plan/, and other things below that.',
    from: { path: `${S}screens/([^/]+)/` },
    to: { path: `${S}screens/`, pathNot: `${S}screens/$1/` },
  },
  ...withIndex.map((name) => ({
    name: `web-${name}-by-its-entry-point`,
    severity: /** @type {const} */ ('error'),
    comment: `Import from ${name}/index.ts; what it does not export is internal.`,
    from: { path: S, pathNot: `${TEST}|${S}${name}/` },
    to: { path: `${S}${name}/`, pathNot: `${S}${name}/index\\.ts$` },
  })),
  {
    name: 'web-data-core-is-internal',
    severity: 'error',
    comment: 'Import from a file directly in data/: each of them is an entry point.',
    from: { path: S, pathNot: `${TEST}|${S}data/` },
    to: { path: `${S}data/core/` },
  },
  {
    name: 'web-test-helpers-in-tests-only',
    severity: 'error',
    comment: 'Import fixtures and hosts from tests and stories only.',
    from: { path: S, pathNot: TEST },
    to: { path: ['^apps/web/src/testing/', '^apps/web/src/.*/fixtures/'] },
  },
  {
    name: 'web-every-folder-is-in-the-order',
    severity: 'error',
    comment: 'Give the new folder its place in scripts/boundaries/web.mjs and apps/web/README.md.',
    from: {
      path: `${S}[^/]+/`,
      pathNot: `${S}(${screens.join('|')}|palette|help|screens|testing)/`,
    },
    to: {},
  },
]
