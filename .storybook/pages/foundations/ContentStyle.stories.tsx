import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatDollars } from '@throughline/domain/budget'
import { formatShortDate } from '@throughline/domain/calendar-dates'
import {
  changesWaiting,
  CONNECTION_MESSAGES,
  PLAN_MESSAGES,
  SEARCH_MESSAGES,
  SIGN_IN_MESSAGES,
  TACTIC_MESSAGES,
} from '@throughline/domain/messages'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { FactTable } from '../parts/Details.styles'

const meta = {
  title: 'Foundations/Content style',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Row = readonly [kind: string, text: string, rule: string]

function Texts({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <FactTable>
      <thead>
        <tr>
          <th scope="col">What it is</th>
          <th scope="col">As it is written</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([kind, text, rule]) => (
          <tr key={text}>
            <th scope="row">{kind}</th>
            <td>
              <strong>{text}</strong>
            </td>
            <td>{rule}</td>
          </tr>
        ))}
      </tbody>
    </FactTable>
  )
}

const messages: readonly Row[] = [
  ['Done', TACTIC_MESSAGES.created, 'What happened, in two or three words and with a period.'],
  ['Waiting', changesWaiting(3), 'A number, and what happens next without a person.'],
  ['Progress', SEARCH_MESSAGES.searching, 'The verb of what is going on.'],
  [
    'Not allowed',
    TACTIC_MESSAGES.viewerCannotEdit,
    'Who may not, and what. The control stays in view.',
  ],
  [
    'Frozen',
    `${PLAN_MESSAGES.frozen} ${PLAN_MESSAGES.frozenForOtherUsers}`,
    'The state, then who can change it.',
  ],
  ['Refused', SIGN_IN_MESSAGES.mismatch, 'What is wrong, then what to do. No code, no blame.'],
  [
    'No connection',
    `${CONNECTION_MESSAGES.offline} ${CONNECTION_MESSAGES.nothingWaits}`,
    'What it means for the work.',
  ],
  [
    'Not found',
    `${PLAN_MESSAGES.noAccess}. ${PLAN_MESSAGES.refusedHelp}`,
    'Both reasons that it can have: neither is guessed.',
  ],
]

const questions: readonly Row[] = [
  ['Confirm', TACTIC_MESSAGES.confirmDelete, 'A question about the very thing.'],
  ['Its buttons', 'Delete, Cancel', 'Verbs of what they do. Never Yes, No or OK.'],
  ['Leave', TACTIC_MESSAGES.confirmCancel, 'What is lost.'],
]

const forms: readonly Row[] = [
  ['Day', formatShortDate('2026-11-18'), 'Month, day and year with two figures each.'],
  ['Day in words', 'Wednesday, November 18, 2026', 'In headings and for screen readers.'],
  [
    'Range',
    `${formatShortDate('2026-11-18')} – ${formatShortDate('2026-11-20')}`,
    'An en dash with spaces. Both ends are included.',
  ],
  ['Amount', formatDollars(1_204_000), 'Whole dollars.'],
  ['Short amount', '$1.2M', 'In narrow cells and beside bars.'],
  [
    'Negative',
    `−${formatDollars(11_340)}`,
    'A minus sign before the currency, and the color of danger.',
  ],
  ['Count', '3 tactics, 1 tactic', 'Figures, and the right number of the noun.'],
  ['Nothing', '–', 'An en dash, so that an empty cell is not taken for one that is loading.'],
]

export const ContentStyle: Story = {
  name: 'Content style',
  render: () => (
    <DocPage
      title="Content style"
      lead="Plain US English. Say what happened, why it matters and what to do, in this order, and leave out what a person can see."
    >
      <DocSection title="Voice">
        <ul>
          <li>Short sentences in the present. One thought a sentence.</li>
          <li>
            The words of planners: plan, channel, tactic, initiative, budget. No words of code.
          </li>
          <li>“You” where a person acts. “We” nowhere: the product has no opinions.</li>
          <li>No exclamation marks, no “oops”, no “please” but in front of what is asked for.</li>
        </ul>
      </DocSection>
      <DocSection title="Capitals and punctuation">
        <ul>
          <li>Sentence case in headings, labels and buttons: “Add tactic type”.</li>
          <li>Names of things keep theirs: “Parking Lot”, “Account Owner”, “Lead Plan”.</li>
          <li>A sentence ends with a period, also in a message. A label and a button do not.</li>
          <li>“…” after a verb means that it goes on, or that a dialog comes first.</li>
        </ul>
      </DocSection>
      <DocSection title="Messages">
        <p>These are the product’s own texts, read from its rules.</p>
        <Texts rows={messages} />
      </DocSection>
      <DocSection title="Questions">
        <Texts rows={questions} />
      </DocSection>
      <DocSection title="Dates, times and numbers">
        <Texts rows={forms} />
      </DocSection>
      <DocSection title="Empty states">
        <ul>
          <li>
            The title says what is missing: “{PLAN_MESSAGES.none}”, “{SEARCH_MESSAGES.none}”.
          </li>
          <li>One sentence says what would be here, or why it is not.</li>
          <li>One button leads on. A person who may not add anything gets no button.</li>
        </ul>
      </DocSection>
      <DocSection title="Texts of components">
        <p>
          Every text is a prop with an English default. A component with several has one{' '}
          <code>labels</code> prop, and its entry point exports the English ones, so that a product
          in another language replaces all of them in one place.
        </p>
      </DocSection>
    </DocPage>
  ),
}
