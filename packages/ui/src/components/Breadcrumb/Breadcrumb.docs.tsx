import type { ComponentDocs } from '@throughline/test-support/component-docs'

import { Breadcrumb } from './Breadcrumb'

const steps = [
  { id: 'plans', label: 'Plans', href: '#plans' },
  { id: 'national', label: 'National plan', href: '#national' },
  { id: 'channels', label: 'Channels' },
]

export const docs: ComponentDocs = {
  purpose: 'Shows where a page is in a hierarchy, and leads back up.',
  whenToUse: [
    'Pages have at least three levels, and people move between them.',
    'A person can arrive from a search or a link, without the pages above.',
  ],
  whenNotToUse: [
    { when: 'There are only two levels', use: 'Link' },
    { when: 'The choice is between parts of one page', use: 'Tabs' },
    { when: 'The steps are those of a task', use: 'Stepper' },
  ],
  guidance: [
    {
      do: {
        example: <Breadcrumb steps={steps} />,
        caption: 'Name each page as its own title does, so that people know it again.',
      },
      dont: {
        example: (
          <Breadcrumb
            labels={{ navigation: 'Wrong example', more: () => 'Show more pages' }}
            steps={[
              { id: 'plans', label: 'Back to the list of all plans', href: '#plans' },
              { id: 'national', label: 'Open the national plan', href: '#national' },
              { id: 'channels', label: 'You are editing channels' },
            ]}
          />
        ),
        caption: 'Sentences are longer than names, and no page has such a title.',
      },
    },
  ],
  anatomy: {
    example: <Breadcrumb steps={steps} />,
    parts: [
      { name: 'Link', selector: 'a', description: 'A page above the current one.' },
      {
        name: 'Current page',
        selector: '[aria-current]',
        description: 'The last step. It is text, because it leads nowhere else.',
      },
      { name: 'Label', part: 'label', description: 'The name of a page. It is cut at 240 pixels.' },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves between the links and the button for more pages.' },
    { keys: ['Enter'], action: 'Follows the link, or opens the menu.' },
  ],
  accessibility: [
    'It is a `nav` with a name and an ordered list; the current page has `aria-current="page"`.',
    'The signs between the steps are drawn, so they are not read.',
    'Steps that are left out are links in a [Menu], whose button says how many there are.',
  ],
  content: ['Use the titles of the pages, in the same case.'],
  related: ['Link', 'PageHeader', 'Tabs', 'Menu'],
}
