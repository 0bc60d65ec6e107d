import type { RoleGuide } from '@throughline/domain/access'
import { ROLE_GUIDES, type RoleGuideText } from '@throughline/domain/messages'
import type { Slide } from '@throughline/ui/SlideshowDialog'
import type { ReactNode } from 'react'
import { TutorialList, TutorialText } from './RoleTutorial.styles'

/**
 * The slides of the tutorial of a role.
 *
 * @param guideButton leads to the guide of the role
 */
export function tutorialSlides(guide: RoleGuide, guideButton: ReactNode): readonly Slide[] {
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
