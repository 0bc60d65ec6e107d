import { Plus } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import type { EmptyStateProps } from './EmptyState'

export const docs: ComponentDocs<EmptyStateProps> = {
  purpose: 'Replaces an empty list: what is missing, why, and what next.',
  whenToUse: [
    'Nothing has been made yet: say what will be here, and offer the first step.',
    'A search or a filter lets nothing through: say so, and offer to take it away.',
    'A person has no right to see anything here: say who can change that.',
  ],
  whenNotToUse: {
    'The content could not be loaded': 'ErrorState',
    'The content is still on its way': 'Skeleton',
    'The content is there, with a message above it': 'Banner',
    'One value of many is missing, such as a field without text':
      'A dash or a short text in its place, as [DescriptionList] shows.',
  },
  exampleProps: { size: 'small', children: null },
  guidance: [
    {
      do: 'Name the cause and offer the way back in the same place.',
      right: {
        illustration: 'filter',
        title: 'No tactic fits the filters',
        actions: <Button size="small">Clear Filters</Button>,
        children: '214 tactics are hidden.',
      },
      dont: 'The same text for “none yet” and “all filtered out”: people add what already exists.',
      wrong: {
        illustration: 'list',
        title: 'Nothing here yet',
        actions: (
          <Button size="small" icon={Plus}>
            Add Tactic
          </Button>
        ),
      },
    },
    {
      do: 'Say what the place is for, with one action that fills it.',
      right: {
        illustration: 'files',
        title: 'No documents yet',
        actions: (
          <Button size="small" icon={Plus}>
            Add document
          </Button>
        ),
        children: 'Briefs and creative that belong to the plan are kept here.',
      },
      dont: 'A joke explains nothing, and three equal buttons leave the choice to a beginner.',
      wrong: {
        illustration: 'files',
        title: 'Oops! It’s lonely in here',
        actions: (
          <>
            <Button size="small">Add document</Button>
            <Button size="small">Import</Button>
            <Button size="small">Read the guide</Button>
          </>
        ),
      },
    },
  ],
  anatomy: {
    example: {
      illustration: 'people',
      title: 'Nobody else is on this plan',
      actions: <Button icon={Plus}>Invite</Button>,
      children: 'People whom you invite get an email with a link.',
    },
    parts: {
      Illustration:
        'One of ten drawings: by the kind of thing that is missing, such as `files`, or by the reason, such as `filter`, `locked` or `offline`. Leave it out where there is only space for a sentence.',
      Title: 'What is missing. It is no heading by itself; pass one when the page needs it.',
      Text: 'Why, or what will be here. Optional.',
      Actions: 'The next step, one button if possible. Optional.',
    },
    marks: {
      Illustration: 'svg',
      Title: '[data-size] > div:nth-of-type(1)',
      Text: '[data-size] > div:nth-of-type(2)',
      Actions: 'button',
    },
  },
  keyboard: 'It takes no focus itself. Its buttons are reached with Tab like all others.',
  accessibility: [
    'The drawing is hidden from screen readers: the text says the same.',
    'It is no live region. When results disappear while somebody types, the search itself should announce “No results”, as [Combobox] and [CommandPalette] do.',
    'Left to the product: after the last item was deleted, move the focus to the first action here, because the item that had it is gone.',
  ],
  content: [
    'The title is a fact in a few words: “No documents yet”. “Yet” says that it can change.',
    'For a search repeat what was typed: Nothing found for “gift giude”. The slip is then seen.',
    'Do not blame and do not joke. The text explains, the button acts.',
  ],
  related: ['ErrorState', 'Skeleton', 'Banner', 'DataTable'],
}
