/** A place of this Storybook that the first page leads to. */
export interface Place {
  readonly title: string
  readonly text: string
  /** As `PageLink` takes it. */
  readonly to: string
}

/** A place with the picture of one of its stories. */
export interface PicturedPlace extends Place {
  /** The id of the story. */
  readonly story: string
  /** Pixels of it that are shown. */
  readonly part?: { readonly width: number; readonly height: number }
}

/** Who reads this, and where each begins. */
export const readers: readonly {
  readonly title: string
  readonly text: string
  readonly places: readonly Place[]
}[] = [
  {
    title: 'You design screens',
    text: 'See what there is, in which states, and the values behind it.',
    places: [
      {
        title: 'Color',
        text: 'Values, jobs and contrast in three themes',
        to: 'story/foundations-color--color',
      },
      { title: 'Icons', text: 'Every icon in use, by name', to: 'story/foundations-icons--icons' },
      {
        title: 'Content style',
        text: 'How the product writes',
        to: 'story/foundations-content-style--content-style',
      },
      {
        title: 'Screens as any user',
        text: 'The product with your choice of person, plan and data',
        to: 'story/screens-as-any-user--month',
      },
    ],
  },
  {
    title: 'You embed a planner',
    text: 'Take one calendar or all of them into your own product.',
    places: [
      {
        title: 'Embed a calendar',
        text: 'From installing to a page that works',
        to: 'docs/guides-embed-a-calendar--guide',
      },
      { title: 'Theming', text: 'Your own colors', to: 'docs/guides-theming--docs' },
      { title: 'Keyboard', text: 'Every key, by component', to: 'docs/guides-keyboard--docs' },
      {
        title: 'Month calendar',
        text: 'Its states and props',
        to: 'docs/planner-views-calendars-monthcalendar--docs',
      },
    ],
  },
  {
    title: 'You change the kit',
    text: 'Add a component, or a state to one.',
    places: [
      {
        title: 'A new component',
        text: 'What it consists of, step by step',
        to: 'docs/guides-a-new-component--docs',
      },
      {
        title: 'Visual baselines',
        text: 'Pictures that tests compare',
        to: 'docs/guides-visual-baselines-and-packages--docs',
      },
      {
        title: 'All parts',
        text: 'Every component on one page',
        to: 'story/foundations-all-parts--canvas',
      },
      {
        title: 'Patterns',
        text: 'Forms, lists and settings put together',
        to: 'docs/patterns-form--docs',
      },
    ],
  },
]

/** The groups of components, each with a picture of one. */
export const componentGroups: readonly PicturedPlace[] = [
  {
    title: 'Actions',
    text: 'Buttons, menus, toolbars',
    to: 'docs/components-actions-button--docs',
    story: 'components-actions-button--variants',
    part: { width: 480, height: 68 },
  },
  {
    title: 'Fields',
    text: 'Text, choices, dates, files',
    to: 'docs/components-fields-datefield--docs',
    story: 'components-fields-datefield--open',
    part: { width: 290, height: 340 },
  },
  {
    title: 'Overlays',
    text: 'Dialogs, popovers, palettes',
    to: 'docs/components-overlays-confirmdialog--docs',
    story: 'components-overlays-confirmdialog--default',
  },
  {
    title: 'Data',
    text: 'Tables, trees, tags, meters',
    to: 'docs/components-data-datatable--docs',
    story: 'components-data-datatable--default',
    part: { width: 640, height: 410 },
  },
  {
    title: 'Feedback',
    text: 'Banners, toasts, progress',
    to: 'docs/components-feedback-banner--docs',
    story: 'components-feedback-banner--tones',
  },
  {
    title: 'Navigation',
    text: 'Tabs, steppers, side navigation',
    to: 'docs/components-navigation-stepper--docs',
    story: 'components-navigation-stepper--vertical',
    part: { width: 420, height: 280 },
  },
  {
    title: 'Layout',
    text: 'Forms, panes, full-screen pages',
    to: 'docs/components-layout-formlayout--docs',
    story: 'components-layout-formlayout--default',
  },
  {
    title: 'Text and icons',
    text: 'Rich text, keys, icons',
    to: 'docs/components-text-and-icons-shortcutlist--docs',
    story: 'components-text-and-icons-shortcutlist--default',
  },
]

/** The groups of planner views, each with a picture of one. */
export const viewGroups: readonly PicturedPlace[] = [
  {
    title: 'Calendars',
    text: 'Month, days, and a year on one timeline',
    to: 'docs/planner-views-calendars-flowcalendar--docs',
    story: 'planner-views-calendars-flowcalendar--default',
  },
  {
    title: 'Tables and figures',
    text: 'Edited like a spreadsheet, summed by channel',
    to: 'docs/planner-views-tables-and-figures-tactictable--docs',
    story: 'planner-views-tables-and-figures-tactictable--by-tags',
  },
  {
    title: 'Editing',
    text: 'One item, many items, an import',
    to: 'docs/planner-views-editing-detaileditor--docs',
    story: 'planner-views-editing-detaileditor--panel',
  },
  {
    title: 'Filters and saved views',
    text: 'Which part of a plan is shown',
    to: 'docs/planner-views-filters-and-saved-views-filtersidebar--docs',
    story: 'planner-views-filters-and-saved-views-filtersidebar--default',
  },
  {
    title: 'Settings',
    text: 'Channels, fields, tags and people',
    to: 'docs/planner-views-settings-channellist--docs',
    story: 'planner-views-settings-channellist--default',
  },
]
