import { Plus } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { EmptyState } from './EmptyState'

export const docs: ComponentDocs = {
  purpose: 'Replaces an empty list: what is missing, why, and what next.',
  whenToUse: [
    'Nothing has been made yet: say what will be here, and offer the first step.',
    'A search or a filter lets nothing through: say so, and offer to take it away.',
    'A person has no right to see anything here: say who can change that.',
  ],
  whenNotToUse: [
    { when: 'The content could not be loaded', use: 'ErrorState' },
    { when: 'The content is still on its way', use: 'Skeleton' },
    { when: 'The content is there, with a message above it', use: 'Banner' },
    {
      when: 'One value of many is missing, such as a field without text',
      use: 'A dash or a short text in its place, as [DescriptionList] shows.',
    },
  ],
  guidance: [
    {
      do: {
        example: (
          <EmptyState
            size="small"
            illustration="filter"
            title="No tactic fits the filters"
            actions={<Button size="small">Clear Filters</Button>}
          >
            214 tactics are hidden.
          </EmptyState>
        ),
        caption: 'Name the cause and offer the way back in the same place.',
      },
      dont: {
        example: (
          <EmptyState
            size="small"
            illustration="list"
            title="Nothing here yet"
            actions={
              <Button size="small" icon={Plus}>
                Add Tactic
              </Button>
            }
          />
        ),
        caption:
          'The same text for “none yet” and “all filtered out”: people add what already exists.',
      },
    },
    {
      do: {
        example: (
          <EmptyState
            size="small"
            illustration="files"
            title="No documents yet"
            actions={
              <Button size="small" icon={Plus}>
                Add document
              </Button>
            }
          >
            Briefs and creative that belong to the plan are kept here.
          </EmptyState>
        ),
        caption: 'Say what the place is for, with one action that fills it.',
      },
      dont: {
        example: (
          <EmptyState
            size="small"
            illustration="files"
            title="Oops! It’s lonely in here"
            actions={
              <>
                <Button size="small">Add document</Button>
                <Button size="small">Import</Button>
                <Button size="small">Read the guide</Button>
              </>
            }
          />
        ),
        caption: 'A joke explains nothing, and three equal buttons leave the choice to a beginner.',
      },
    },
  ],
  anatomy: {
    example: (
      <EmptyState
        illustration="people"
        title="Nobody else is on this plan"
        actions={<Button icon={Plus}>Invite</Button>}
      >
        People whom you invite get an email with a link.
      </EmptyState>
    ),
    parts: [
      {
        name: 'Illustration',
        selector: 'svg',
        description:
          'One of ten drawings: by the kind of thing that is missing, such as `files`, or by the reason, such as `filter`, `locked` or `offline`. Leave it out where there is only space for a sentence.',
      },
      {
        name: 'Title',
        selector: '[data-size] > div:nth-of-type(1)',
        description:
          'What is missing. It is no heading by itself; pass one when the page needs it.',
      },
      {
        name: 'Text',
        selector: '[data-size] > div:nth-of-type(2)',
        description: 'Why, or what will be here. Optional.',
      },
      {
        name: 'Actions',
        selector: 'button',
        description: 'The next step, one button if possible. Optional.',
      },
    ],
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
