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
  whenNotToUse: [
    { when: 'The press changes something or opens a dialog', use: 'Button' },
    { when: 'The destination is named inside a sentence, or is one of many', use: 'Link' },
    { when: 'It is a place of the product among others', use: 'SideNavigation' },
    { when: 'It jumps over the navigation of the page', use: 'SkipLink' },
  ],
  guidance: [
    {
      do: {
        example: (
          <>
            <LinkButton href="#plans" variant="ghost">
              All plans
            </LinkButton>
            <LinkButton href="#plan" variant="primary">
              Launch plan
            </LinkButton>
          </>
        ),
        caption: 'Use one `primary` link, for the step that most people take next.',
      },
      dont: {
        example: (
          <>
            <LinkButton href="#plans" variant="primary">
              All plans
            </LinkButton>
            <LinkButton href="#plan" variant="primary">
              Launch plan
            </LinkButton>
          </>
        ),
        caption: 'Two of the same weight leave people to read both before each press.',
      },
    },
    {
      do: {
        example: <LinkButton href="#guides">Read the guides</LinkButton>,
        caption: 'Say what is at the other end. The text is understood in a list of links.',
      },
      dont: {
        example: <LinkButton href="#guides">Click here</LinkButton>,
        caption: '“Click here” says nothing when it is read without the page around it.',
      },
    },
  ],
  anatomy: {
    example: (
      <LinkButton href="#guides" size="large" icon={ArrowUpRight}>
        Guides
      </LinkButton>
    ),
    parts: [
      {
        name: 'Container',
        selector: 'a',
        description: 'The area of the link. `variant` is its prominence, `size` its height.',
      },
      {
        name: 'Icon',
        selector: '[data-part="content"] > svg',
        description: 'Before the text. Optional, decorative for screen readers.',
      },
      {
        name: 'Text',
        selector: '[data-part="content"] > span',
        description: 'The accessible name. It wraps when the container is narrow.',
      },
      { name: 'Content', part: 'content', description: 'Holds the icon and the text.' },
    ],
  },
  keyboard: [
    { keys: ['Enter'], action: 'Goes to the URL; with Ctrl or Cmd, in a new tab.' },
    { keys: ['Tab'], action: 'Moves to the link, unless it has no URL.' },
  ],
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
