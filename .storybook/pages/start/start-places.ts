/** A place of this Storybook that the first page leads to. */
interface Place {
  readonly title: string
  readonly text: string
  /** As `PageLink` takes it. */
  readonly to: string
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
        title: 'Components',
        text: 'All components and views, each with a picture',
        to: 'story/start-components--components',
      },
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
