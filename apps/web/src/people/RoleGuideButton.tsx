import { levelOfRole, ROLE_LEVELS, roleGuideOf, type RoleGuide } from '@throughline/domain/access'
import { Button } from '@throughline/ui/Button'
import { IconButton } from '@throughline/ui/IconButton'
import { Popover } from '@throughline/ui/Popover'
import { HelpCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { RoleGuides } from './RoleGuides'

export interface RoleGuideButtonProps {
  /** The role whose guide is shown first; null for none in particular. */
  readonly roleId: number | null
  /** The person is the account owner, whichever role they hold. @default false */
  readonly isAccountOwner?: boolean
  /** `icon` beside a field that has no room for words. @default 'words' */
  readonly look?: 'words' | 'icon'
}

const LABEL = 'What each role can do'

/** Opens what each role can do, beside the place where one is chosen. */
export function RoleGuideButton({
  roleId,
  isAccountOwner = false,
  look = 'words',
}: RoleGuideButtonProps) {
  const anchorRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const button = {
    ref: anchorRef,
    size: 'small',
    icon: HelpCircle,
    'aria-expanded': isOpen,
    onClick: () => {
      setIsOpen(!isOpen)
    },
  } as const
  return (
    <>
      {look === 'icon' ? (
        <IconButton {...button} label={LABEL} />
      ) : (
        <Button {...button} variant="ghost">
          {LABEL}
        </Button>
      )}
      <Popover
        isOpen={isOpen}
        anchor={anchorRef}
        label={LABEL}
        onClose={() => {
          setIsOpen(false)
        }}
      >
        <RoleGuides first={firstGuide(roleId, isAccountOwner)} />
      </Popover>
    </>
  )
}

function firstGuide(roleId: number | null, isAccountOwner: boolean): RoleGuide {
  if (isAccountOwner) return roleGuideOf(ROLE_LEVELS.accountOwner)
  return roleId === null ? 'admin' : roleGuideOf(levelOfRole(roleId))
}
