import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { TextField } from '../TextField'
import type { FullScreenPageProps } from './FullScreenPage'

export const docs: ComponentDocs<FullScreenPageProps> = {
  purpose: 'Covers the window with a page, and returns to the one below.',
  whenToUse: [
    'Settings or a setup with several sections, which people leave by going back to their work.',
    'An editor that needs the whole window: a long text, a large table.',
  ],
  whenNotToUse: {
    'The task is short': 'Dialog',
    'The page below should stay in view': 'SidePanel',
    'It is one of the main areas of the product': 'SideNavigation',
  },
  guidance: [
    {
      do: 'Name the task in the title and the thing in the subtitle, as on the button that opens it.',
      right: {},
      dont: 'A whole window for one field takes people away from what they rename.',
      wrong: {
        title: 'Rename plan',
        subtitle: undefined,
        navigation: undefined,
        children: <TextField label="Plan name" defaultValue="West region" />,
      },
    },
  ],
  anatomy: {
    parts: {
      Title: 'The first heading and the accessible name. `subtitle` follows it.',
      Actions: 'Buttons before the close button. Optional.',
      'Close button': 'At the end of the head.',
      Navigation: 'Between the sections, at the side: a [SideNavigation]. Optional.',
      Body: 'Scrolls, while the head and the foot stay.',
      Footer: 'Buttons, the primary one last. Optional.',
    },
    marks: { Body: '[data-part="body"]', Footer: '[data-part="foot"]' },
  },
  keyboard: {
    'Tab, Shift+Tab': 'Moves through the page; wraps around when it covers the window.',
    Escape: 'The same as Close. An open menu, list or dialog closes first.',
  },
  accessibility: [
    'The page below is inert. With `isModal={false}` it fills its container instead, beside a navigation that stays usable.',
    'The page itself takes the focus, so that its name is read; on closing the focus returns.',
    'Left to the product: a URL of its own, so that a reload and the back button do what people expect.',
    'Left to the product: ask before closing when typed work would be lost.',
  ],
  content: [
    'Title: a noun, as in the navigation: “Plan settings”.',
    'Subtitle: the name of the thing.',
    '“Close” leaves; “Cancel” is only for a page whose work is discarded.',
  ],
  related: ['Dialog', 'SidePanel', 'SideNavigation', 'PageHeader'],
}
