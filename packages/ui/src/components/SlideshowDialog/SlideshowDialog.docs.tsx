import { PiggyBank, Table2 } from 'lucide-react'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { englishSlideshowDialogLabels } from './slideshow-dialog-labels'
import { SlideshowDialog, type Slide } from './SlideshowDialog'

const shortSlides: readonly Slide[] = [
  {
    id: 'total',
    title: 'Set a total',
    text: 'A plan has one budget. Give it a total, and the dates between which it is spent.',
    picture: <Icon icon={PiggyBank} size={56} />,
  },
  {
    id: 'split',
    title: 'Split it by channel',
    text: 'Each channel and tactic type gets its share. What is left over stays in view.',
    picture: <Icon icon={Table2} size={56} />,
  },
]
const oneLongSlide: readonly Slide[] = [
  {
    id: 'all',
    title: 'All about budgets',
    text: 'A plan has one budget. Give it a total, and the dates between which it is spent. Each channel and tactic type gets its share. What is left over stays in view.',
    picture: <Icon icon={PiggyBank} size={56} />,
  },
]

/** A button that opens the slides at the first one. */
function Example({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const close = () => {
    setIsOpen(false)
  }
  return (
    <>
      <Button
        onClick={() => {
          setIndex(0)
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      <SlideshowDialog
        isOpen={isOpen}
        title="How budgets work"
        slides={slides}
        index={index}
        labels={englishSlideshowDialogLabels}
        onIndexChange={(change) => {
          setIndex(change.index)
        }}
        onDone={close}
        onClose={close}
      />
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Explains something in a few slides.',
  whenToUse: [
    'A screen is new to somebody, and two to five pictures explain it better than a text.',
    'People ask for it, or it is shown once and can be found again.',
  ],
  whenNotToUse: [
    { when: 'A task is done in steps', use: 'Stepper' },
    { when: 'Single places of the page are explained where they are', use: 'CoachMark' },
    { when: 'A sentence beside the field is enough', use: 'A help text, as of [TextField].' },
    { when: 'Something is asked or filled in', use: 'Dialog' },
    { when: 'An empty page says what to do first', use: 'EmptyState' },
  ],
  guidance: [
    {
      do: {
        example: <Example label="Two slides" slides={shortSlides} />,
        caption: 'Give each slide one idea, with two sentences at most. Press to see.',
      },
      dont: {
        example: <Example label="One long slide" slides={oneLongSlide} />,
        caption: 'Several ideas in one slide are a text with a picture, and are closed unread.',
      },
    },
  ],
  anatomy: {
    parts: [
      { name: 'Title', description: 'The subject of all slides, and the accessible name.' },
      { name: 'Close button', description: 'In the corner. It reports that it was closed early.' },
      {
        name: 'Picture',
        description: 'An image, a video or an illustration in a frame of 16:9. Optional.',
      },
      {
        name: 'Text',
        part: 'body',
        description: 'The title of the slide and a few sentences, with space for three lines.',
      },
      { name: 'Dots', description: 'One for each slide; a press opens it.' },
      {
        name: 'Buttons',
        part: 'foot',
        description: '“Previous” and “Next”, which is “Done” on the last slide.',
      },
    ],
  },
  keyboard: [
    { keys: ['Enter'], action: 'Shows the next slide; on the last one, ends.' },
    { keys: ['ArrowRight', 'ArrowLeft'], action: 'Shows the next or previous slide.' },
    { keys: ['Home', 'End'], action: 'Shows the first or last slide.' },
    { keys: ['Tab'], action: 'Moves to the dots and buttons.' },
    { keys: ['Escape'], action: 'Closes it.' },
  ],
  accessibility: [
    'It is a [Dialog]. The focus is on “Next” from the start and stays there, so that Enter goes through all slides.',
    'Each slide is announced with its number: “Slide 2 of 3”. Dots are named by number and title.',
    'From right to left, the arrow keys go the other way. The picture appears without motion when motion is reduced.',
    'On the first slide “Previous” keeps its place and its tab stop, and has `aria-disabled`.',
    'Left to the product: a text for each picture that says something, and a way to open it again.',
  ],
  content: [
    'Titles of slides are short sentences in the imperative: “Split it by channel”.',
    'Write what people can do, not what the product has.',
    'Nothing that is needed later stands here alone: put it into the guide too.',
  ],
  related: ['CoachMark', 'Dialog', 'Stepper', 'EmptyState'],
}
