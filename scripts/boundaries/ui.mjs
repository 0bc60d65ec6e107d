/** Components that draw one element from the theme alone. Shared code may use them. */
const LEAVES = 'Icon|Skeleton|VisuallyHidden'

/** Files that run in stories, tests and the gallery only. */
const storyFiles = [
  '\\.(test|stories|docs|story-host)\\.tsx?$',
  '/story-[^/]+\\.tsx$',
  '^packages/ui/src/(fixtures|gallery)/',
]

/** The entry points of components with these names, or of all. */
function entryPoints(names = '[^/]+') {
  return `^packages/ui/src/components/(${names})/index\\.ts$`
}

/**
 * The order of the folders of packages/ui, as its README describes it: theme, leaf
 * components, internal/<idea>, components, gallery and stories.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const uiRules = [
  {
    name: 'ui-components-by-their-entry-point',
    comment:
      'Import a component from its index.ts. What several components share belongs in packages/ui/src/internal/<idea>.',
    severity: 'error',
    from: { path: '^packages/ui/src/([^/]+/[^/]+)' },
    to: {
      path: '^packages/ui/src/components/',
      pathNot: ['^packages/ui/src/$1/', entryPoints()],
    },
  },
  {
    name: 'ui-internal-below-components',
    comment:
      'Shared code uses the leaf components only (Icon, Skeleton, VisuallyHidden). A folder that composes other components is an exception with a rule of its own.',
    severity: 'error',
    from: {
      path: '^packages/ui/src/internal/',
      pathNot: [...storyFiles, '^packages/ui/src/internal/date-entry/'],
    },
    to: { path: '^packages/ui/src/(components|gallery)/', pathNot: entryPoints(LEAVES) },
  },
  {
    name: 'ui-date-entry-composes-four-components',
    comment:
      'The date field with its calendar, shared by four components, is made of Button, Icon, Popover and Tooltip.',
    severity: 'error',
    from: { path: '^packages/ui/src/internal/date-entry/', pathNot: storyFiles },
    to: {
      path: '^packages/ui/src/(components|gallery)/',
      pathNot: entryPoints('Button|Icon|Popover|Tooltip'),
    },
  },
  {
    name: 'ui-leaves-use-the-theme-only',
    comment: 'A leaf component is below internal/: it uses the theme, and styles shared as text.',
    severity: 'error',
    from: { path: `^packages/ui/src/components/(${LEAVES})/`, pathNot: storyFiles },
    to: {
      path: '^packages/ui/src/',
      pathNot: [
        '^packages/ui/src/components/$1/',
        '^packages/ui/src/theme/',
        '^packages/ui/src/internal/visually-hidden/',
      ],
    },
  },
  {
    name: 'ui-theme-stands-alone',
    comment: 'The theme is below all components.',
    severity: 'error',
    from: { path: '^packages/ui/src/theme/', pathNot: storyFiles },
    to: { path: '^packages/ui/src/(components|internal|gallery|fixtures)/' },
  },
  {
    name: 'ui-fixtures-in-stories-only',
    comment: 'Fixtures are the data of stories and of the gallery: a component takes props.',
    severity: 'error',
    from: { path: '^packages/ui/src/(components|internal|theme)/', pathNot: storyFiles },
    to: { path: '^packages/ui/src/(fixtures|gallery)/' },
  },
]
