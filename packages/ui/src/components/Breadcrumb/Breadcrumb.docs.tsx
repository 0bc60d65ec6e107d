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
  whenNotToUse: {
    'There are only two levels': 'Link',
    'The choice is between parts of one page': 'Tabs',
    'The steps are those of a task': 'Stepper',
  },
  guidance: [
    {
      do: 'Name each page as its own title does, so that people know it again.',
      right: <Breadcrumb steps={steps} />,
      dont: 'Sentences are longer than names, and no page has such a title.',
      wrong: (
        <Breadcrumb
          labels={{ navigation: 'Wrong example', more: () => 'Show more pages' }}
          steps={[
            { id: 'plans', label: 'Back to the list of all plans', href: '#plans' },
            { id: 'national', label: 'Open the national plan', href: '#national' },
            { id: 'channels', label: 'You are editing channels' },
          ]}
        />
      ),
    },
  ],
  anatomy: {
    example: <Breadcrumb steps={steps} />,
    parts: {
      Link: 'A page above the current one.',
      'Current page': 'The last step. It is text, because it leads nowhere else.',
      Label: 'The name of a page. It is cut at 240 pixels.',
    },
    marks: { Link: 'a', 'Current page': '[aria-current]', Label: '[data-part="label"]' },
  },
  keyboard: {
    Tab: 'Moves between the links and the button for more pages.',
    Enter: 'Follows the link, or opens the menu.',
  },
  accessibility: [
    'It is a `nav` with a name and an ordered list; the current page has `aria-current="page"`.',
    'The signs between the steps are drawn, so they are not read.',
    'Steps that are left out are links in a [Menu], whose button says how many there are.',
  ],
  content: ['Use the titles of the pages, in the same case.'],
  related: ['Link', 'PageHeader', 'Tabs', 'Menu'],
}
