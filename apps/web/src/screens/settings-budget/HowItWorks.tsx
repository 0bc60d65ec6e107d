import { Button } from '@throughline/ui/Button'
import {
  englishSlideshowDialogLabels,
  SlideshowDialog,
  type Slide,
} from '@throughline/ui/SlideshowDialog'
import { useState } from 'react'
import {
  CostsPicture,
  PeoplePicture,
  RemainingPicture,
  SwitchPicture,
  VariancePicture,
} from './HowItWorksPictures'

const slides: readonly Slide[] = [
  {
    id: 'switch',
    title: 'Switch budgets on',
    text: 'Turn on Use budgets, and enter how much the plan may spend and between which days. Then save: tactics get fields for their costs, and the plan gets a Budget view.',
    picture: <SwitchPicture />,
  },
  {
    id: 'costs',
    title: 'Enter estimated and actual costs',
    text: 'On a tactic, Estimated is what you expect it to cost, and Actual is what it did cost. Both count in the month in which the tactic starts.',
    picture: <CostsPicture />,
  },
  {
    id: 'variance',
    title: 'Read the variance',
    text: 'Variance is estimated minus actual. A minus in red says that more was spent than expected.',
    picture: <VariancePicture />,
  },
  {
    id: 'remaining',
    title: 'See what is left',
    text: 'The total budget less the actual costs is what remains. It goes below zero when more was spent than there is.',
    picture: <RemainingPicture />,
  },
  {
    id: 'people',
    title: 'Decide who sees budgets',
    text: 'Owners and admins always see budgets. For each contributor and viewer, View or Hide is set under Team. Who may not see budgets gets no cost from the server at all.',
    picture: <PeoplePicture />,
  },
]

/** Button that opens slides about budgets. */
export function HowItWorks() {
  const [index, setIndex] = useState<number | null>(null)
  const close = () => {
    setIndex(null)
  }
  return (
    <>
      <Button
        id="how-it-works"
        onClick={() => {
          setIndex(0)
        }}
      >
        How It Works
      </Button>
      <SlideshowDialog
        isOpen={index !== null}
        title="How It Works"
        slides={slides}
        index={index ?? 0}
        labels={englishSlideshowDialogLabels}
        onIndexChange={(change) => {
          setIndex(change.index)
        }}
        onClose={close}
        onDone={close}
      />
    </>
  )
}
