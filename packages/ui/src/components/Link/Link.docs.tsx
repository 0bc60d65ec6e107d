import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { Link } from './Link'

export const docs: ComponentDocs = {
  purpose: 'Leads to another URL.',
  whenToUse: [
    'A press goes to another page, view or file.',
    'People may want to open it in a new tab, or to copy its address.',
  ],
  whenNotToUse: {
    'A press changes something': 'Button',
    'It is the main way on, and should look like a button': 'LinkButton',
    'It is one of the main areas of the product': 'SideNavigation',
    'It is one of several views of the same thing': 'Tabs',
  },
  guidance: [
    {
      do: 'The linked words name the destination; `inline` underlines them within the sentence.',
      right: (
        <span>
          Channels are added in{' '}
          <Link variant="inline" href="#settings">
            the plan settings
          </Link>
          .
        </span>
      ),
      dont: 'Screen readers list links without their sentence: “click here” leads nowhere.',
      wrong: (
        <span>
          To add channels{' '}
          <Link variant="inline" href="#settings">
            click here
          </Link>
          .
        </span>
      ),
    },
    {
      do: 'What changes the page is a button, also when it should be quiet.',
      right: <Button variant="ghost">Clear filters</Button>,
      dont: 'An action behind a link opens an empty tab on a middle click.',
      wrong: <Link href="#clear">Clear filters</Link>,
    },
  ],
  anatomy: {
    example: (
      <span>
        See{' '}
        <Link href="#plan" variant="inline">
          the plan of the West region
        </Link>{' '}
        for details.
      </span>
    ),
    parts: {
      Text: 'Names the destination. `standalone` is not underlined, `inline` is, `quiet` has the color of text until hovered.',
    },
    marks: { Text: 'a' },
  },
  keyboard: {
    Enter: 'Goes there; with Ctrl or ⌘ in a new tab.',
    Tab: 'Moves to the next control.',
  },
  accessibility: [
    'It is a native `<a>` with a real `href`.',
    'With a router pass the real URL and handle plain clicks in `onClick`, so that new tabs and “copy link” keep working.',
    'Within text always use `inline`: color alone does not tell a link from the words around it.',
    'Left to the product: say in the text when a link opens a new tab or a file: “Price list (PDF)”.',
  ],
  content: [
    'Link the words that name the destination: two to five of them.',
    'The same words for the same destination, and as the title of that page.',
    'No period and no “here”, “more” or “link” inside of it.',
  ],
  related: ['LinkButton', 'Button', 'SideNavigation', 'Tabs'],
}
