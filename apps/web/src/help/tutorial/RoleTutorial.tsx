import { ROLE_GUIDES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { englishSlideshowDialogLabels, SlideshowDialog } from '@throughline/ui/SlideshowDialog'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RoleGuide } from '@throughline/domain/access'
import type { RoleGuideText } from '@throughline/domain/messages'
import type { Slide } from '@throughline/ui/SlideshowDialog'
import type { ReactNode } from 'react'

import { guidePath } from '../../shell/guide-path'
import { useDueTutorial } from './use-due-tutorial'
import { TutorialList, TutorialText } from './RoleTutorial.styles'

export interface RoleTutorialProps {
  /** Whether another part of the help is open, or a tour of this plan has run. */
  readonly isBlocked: boolean
}

/** Dialog that explains the user's role on a plan, once for each plan. */
export function RoleTutorial({ isBlocked }: RoleTutorialProps) {
  const navigate = useNavigate()
  const { tutorial, close } = useDueTutorial(isBlocked)
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

/**
 * Returns the slides of the tutorial of a role.
 *
 * @param guideButton button that opens the guide of the role
 */
function tutorialSlides(guide: RoleGuide, guideButton: ReactNode): readonly Slide[] {
  const text: RoleGuideText = ROLE_GUIDES[guide]
  return [
    {
      id: 'can',
      title: text.summary,
      text: (
        <TutorialList>
          {text.can.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </TutorialList>
      ),
    },
    {
      id: 'others',
      title: text.cannot.length === 0 ? 'Go on from here' : 'What this role does not do',
      text: (
        <TutorialText>
          {text.cannot.length === 0 ? null : (
            <TutorialList>
              {text.cannot.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </TutorialList>
          )}
          <p>The guide says how. It is under Help, too, whenever you need it.</p>
          {guideButton}
        </TutorialText>
      ),
    },
  ]
}
