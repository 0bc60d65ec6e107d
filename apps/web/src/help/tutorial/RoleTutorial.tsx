import { ROLE_GUIDES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { englishSlideshowDialogLabels, SlideshowDialog } from '@throughline/ui/SlideshowDialog'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { guidePath } from '../../shell/guide-path'
import { tutorialSlides } from './tutorial-slides'
import { useDueTutorial } from './use-due-tutorial'

export interface RoleTutorialProps {
  /** Something else of the help is open, or was until now on this plan. */
  readonly isHeld: boolean
}

/** Says once for each plan what the person's role on it does. */
export function RoleTutorial({ isHeld }: RoleTutorialProps) {
  const navigate = useNavigate()
  const { tutorial, close } = useDueTutorial(isHeld)
  const [index, setIndex] = useState(0)
  if (tutorial === null) return null
  const { title } = ROLE_GUIDES[tutorial.guide]
  const handleClose = () => {
    setIndex(0)
    close()
  }
  return (
    <SlideshowDialog
      isOpen
      title={`Your role: ${title}`}
      slides={tutorialSlides(
        tutorial.guide,
        <Button
          onClick={() => {
            handleClose()
            void navigate(guidePath(tutorial.guide))
          }}
        >
          {`Read the ${title} guide`}
        </Button>,
      )}
      index={index}
      labels={englishSlideshowDialogLabels}
      onIndexChange={(change) => {
        setIndex(change.index)
      }}
      onDone={handleClose}
      onClose={handleClose}
    />
  )
}
