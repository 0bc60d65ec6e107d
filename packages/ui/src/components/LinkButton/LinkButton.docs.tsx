import { ArrowUpRight } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { LinkButton } from './LinkButton'

export const docs: ComponentDocs = {
  purpose: 'Leads to another URL, as prominent as a button.',
  whenToUse: [
    'The next step of a task is at another URL: from the list of plans into a plan.',
    'The destination is the main thing that people do here, and deserves the size of a button.',
    'People may want to open it in a new tab, or to copy the link.',
  ],
  whenNotToUse: {
    'The press changes something or opens a dialog': 'Button',
    'The destination is named inside a sentence, or is one of many': 'Link',
    'It is a place of the product among others': 'SideNavigation',
    'It jumps over the navigation of the page': 'SkipLink',
  },
  guidance: [
    {
      do: 'Use one `primary` link, for the step that most people take next.',
      right: (
        <>
          <LinkButton href="#plans" variant="ghost">
            All plans
          </LinkButton>
          <LinkButton href="#plan" variant="primary">
            Launch plan
          </LinkButton>
        </>
      ),
      dont: 'Two of the same weight leave people to read both before each press.',
      wrong: (
        <>
          <LinkButton href="#plans" variant="primary">
            All plans
          </LinkButton>
          <LinkButton href="#plan" variant="primary">
            Launch plan
          </LinkButton>
        </>
      ),
    },
    {
      do: 'Say what is at the other end. The text is understood in a list of links.',
      right: <LinkButton href="#guides">Read the guides</LinkButton>,
      dont: '“Click here” says nothing when it is read without the page around it.',
      wrong: <LinkButton href="#guides">Click here</LinkButton>,
    },
  ],
  anatomy: {
    example: (
      <LinkButton href="#guides" size="large" icon={ArrowUpRight}>
        Guides
      </LinkButton>
    ),
    parts: {
      Container: 'The area of the link. `variant` is its prominence, `size` its height.',
      Icon: 'Before the text. Optional, decorative for screen readers.',
      Text: 'The accessible name. It wraps when the container is narrow.',
      Content: 'Holds the icon and the text.',
    },
    marks: {
      Container: 'a',
      Icon: '[data-part="content"] > svg',
      Text: '[data-part="content"] > span',
      Content: '[data-part="content"]',
    },
  },
  keyboard: {
    Enter: 'Goes to the URL; with Ctrl or Cmd, in a new tab.',
    Tab: 'Moves to the link, unless it has no URL.',
  },
  accessibility: [
    'It is a native `<a>`, and is announced as a link. Space does nothing, as with every link.',
    'Without `href` it is a link with `aria-disabled`, which takes no focus.',
    'All props of `<a>` go through, so a router can add its `onClick`.',
    'Left to the product: say why a link without a URL leads nowhere, in the text beside it.',
    'Left to the product: when it opens a new tab with `target`, say so in the text.',
  ],
  content: [
    'Name the destination, or begin with a verb of going: “Open plan”, “Read the guides”.',
    'Use sentence case, no period, and no more than three words where possible.',
    'Write the same words in the link and in the title of the page that it leads to.',
  ],
  related: ['Button', 'Link', 'IconButton', 'SideNavigation', 'SkipLink'],
}
