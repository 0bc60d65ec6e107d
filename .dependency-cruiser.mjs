import { serverRules } from './scripts/boundaries/server.mjs'
import { uiRules } from './scripts/boundaries/ui.mjs'
import { webRules } from './scripts/boundaries/web.mjs'

/** Files that run in tests, in stories and on their documentation pages only. */
const testFiles = ['\\.(test|stories|docs|story-host)\\.tsx?$', '/(fixtures|testing)/']

/**
 * The packages and apps that each package or app may import. A name means the entry points of that
 * package.
 */
const importsBetweenPackages = {
  'packages/domain': [],
  // Days and numbers are written and read in one place.
  'packages/ui': ['packages/domain/src/locale'],
  'packages/planner-views': ['packages/domain', 'packages/ui'],
  'packages/elements': ['packages/(domain|ui|planner-views)'],
  'packages/api-client': ['packages/domain'],
  'packages/test-support': ['packages/(domain|ui|planner-views|api-client)'],
  'apps/web': ['packages/(domain|ui|planner-views|api-client)'],
  'apps/server': ['packages/domain', 'packages/api-client/src/generated'],
  'examples/product': ['packages/(domain|ui|planner-views)'],
  // The bench measures the first screen as the tests do.
  bench: ['packages/(domain|ui|planner-views|api-client)', 'scripts'],
  e2e: [],
  '\\.storybook': [
    'packages/(domain|ui|planner-views|elements)',
    'packages/test-support/src/(component-docs|stage)',
    'examples/product/src/planner',
  ],
  scripts: [],
}

/**
 * The import boundaries. An import that `allowed` does not list is an error. The comments of the
 * rules under `forbidden` say what to do instead.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  allowedSeverity: 'error',
  allowed: [
    // Libraries and Node. The package.json of each package says which ones.
    { from: {}, to: { pathNot: '^(packages|apps|bench|e2e|examples|scripts|\\.storybook)/' } },
    ...Object.entries(importsBetweenPackages).map(([folder, others]) => ({
      from: { path: `^${folder}/` },
      to: { path: [folder, ...others].map((name) => `^${name}/`) },
    })),
    { from: { path: testFiles }, to: { path: '^packages/test-support/' } },
    // The build configuration of all packages is in one place.
    {
      from: { path: '^packages/[^/]+/tsdown\\.config\\.ts$' },
      to: { path: '^scripts/kit/(packed-package|react-server-modules|elements-manifest)\\.ts$' },
    },
    // Stories are marked as packed components are.
    {
      from: { path: '^\\.storybook/main\\.ts$' },
      to: { path: '^scripts/kit/marked-parts-plugin\\.ts$' },
    },
  ],
  forbidden: [
    ...serverRules,
    ...webRules,
    {
      name: 'no-relative-imports-between-packages',
      comment: 'Import another package by its name: only its entry points can be reached that way.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+|\\.storybook|examples/[^/]+|e2e|bench)/' },
      to: {
        path: '^(packages|apps|e2e|bench)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'siblings-by-their-entry-point',
      comment:
        'Import from the index.ts of the folder beside; what it does not export is internal.',
      severity: 'error',
      from: {
        path: '^packages/(domain|elements|planner-views|test-support)/src/((?:calendars/)?[^/]+)/',
        pathNot: testFiles,
      },
      to: {
        path: '^packages/$1/src/(calendars/)?[^/]+/',
        pathNot: [
          '^packages/$1/src/$2/',
          '^packages/$1/src/(calendars/)?[^/]+/(index|define)\\.ts$',
        ],
      },
    },
    {
      name: 'labels-and-types-by-their-component',
      comment:
        'Name the file for its component: Name.labels.ts, Name.types.ts (CONTRIBUTING.md); a part that is no component has <part>.labels.ts.',
      severity: 'error',
      from: {},
      to: { path: '^packages/(ui|planner-views)/src/.*[/-](labels|props)\\.tsx?$' },
    },
    ...uiRules,
    {
      name: 'no-cycles',
      comment:
        'Two modules that need each other are one idea: join them or move the shared part below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'Declare the package in the package.json of the package that imports it.',
      severity: 'error',
      from: { path: '^(packages|apps|bench|e2e|examples)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'domain-stands-alone',
      comment:
        'Rules use no other package of ours, no React and no Node, and of libraries rrule and date-fns only: take what you need as an argument.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^packages/domain/src', 'node_modules/(rrule|date-fns|@date-fns/utc)/'],
      },
    },
    {
      name: 'calendars-load-without-rrule',
      comment:
        'Calendars read rules with parseRule of domain/recurrence: rrule is too large for their first frame (docs/decisions/0024).',
      severity: 'error',
      from: {
        path: [
          '^packages/domain/src/(recurrence|layout|tactics|calendar-events)/',
          '^packages/planner-views/src/(calendars/(Month|Day|Overstory)|calendar-item)/',
        ],
        pathNot: '\\.(test|stories)\\.tsx?$',
      },
      to: { path: '^packages/domain/src/rule-texts/' },
    },
    {
      name: 'ui-has-never-heard-of-a-tactic',
      comment: 'A generic part takes plain props: keep planning in planner-views.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: {
        path: '^(packages/(domain|planner-views|api-client)|apps)/',
        // Days and numbers are no planning.
        pathNot: '^packages/domain/src/locale/',
      },
    },
    {
      name: 'views-have-no-network-router-or-app',
      comment:
        'A view takes data as props and tells intent as events: fetch and route in apps/web.',
      severity: 'error',
      from: { path: '^packages/planner-views/' },
      to: {
        path: [
          '^(packages/api-client|apps)/',
          'node_modules/(react-router|openapi-fetch|@tanstack/react-query)',
        ],
      },
    },
    {
      name: 'view-maths-knows-no-react',
      comment: 'What can be said without the word render is a plain function: call it from a hook.',
      severity: 'error',
      from: { path: '^packages/planner-views/src/(calendars/)?[^/]+/model/' },
      to: { path: 'node_modules/(react|react-dom|styled-components)/' },
    },
    {
      name: 'api-client-knows-domain-only',
      comment: 'The client maps the wire to entities; screens and parts are above it.',
      severity: 'error',
      from: { path: '^packages/api-client/' },
      to: { path: '^(packages/(ui|planner-views)|apps)/' },
    },
    {
      name: 'only-tests-and-stories-use-test-support',
      comment:
        'Test support is for development only: import it from stories, tests and what they share (`fixtures/`, `testing/`).',
      severity: 'error',
      from: {
        pathNot: [
          '^(packages/test-support|\\.storybook)/',
          '\\.(test|stories|docs|story-host)\\.tsx?$',
          '/(fixtures|testing)/',
        ],
      },
      to: { path: '^packages/test-support/' },
    },
    {
      name: 'test-support-knows-no-app',
      comment: 'The host of screens needs the app’s providers: it lives in apps/web/src/testing.',
      severity: 'error',
      from: { path: '^packages/test-support/' },
      to: { path: '^apps/' },
    },
    {
      name: 'packages-do-not-import-apps',
      comment: 'Imports run downwards: hand the value in from the app.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'web-does-not-import-server',
      comment: 'Only the contract is between the two apps.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'server-imports-domain-and-generated-types',
      comment: 'The server shares rules and the types of the contract with the web, nothing else.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: '^(packages/(ui|planner-views)|apps/web|packages/api-client/src/(?!generated/))',
      },
    },
    {
      name: 'server-takes-types-only-from-the-client',
      comment: 'Use `import type`: the client is code for the browser.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^packages/api-client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-queries-and-db-touch-the-database',
      comment:
        'Handlers call the queries of their resource; SQL lives in queries files and in db/.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/db/',
          '^apps/server/src/demo/',
          'queries\\.ts$',
          '\\.test\\.ts$',
          '/testing/',
        ],
      },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
    {
      name: 'wrapped-libraries-stay-wrapped',
      comment: 'Use the part of packages/ui that wraps it.',
      severity: 'error',
      from: { pathNot: '^packages/ui/' },
      to: { path: 'node_modules/(downshift|react-day-picker|slate|slate-react)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
}
