import { NO_PLATFORM_NAME } from '@throughline/domain/channels'
import { isolateText } from '@throughline/domain/messages'
import { useReportedWhile } from '@throughline/planner-views/retained-entries'
import { useState } from 'react'
import { NamesButton } from './Fields.styles'
import { PlatformsDialog } from './PlatformsDialog'
import { isDefaultPlatform } from './platform-choices'
import type { TypePartProps } from './TypeFields'

/** Button with the names of a type's platforms, which opens their dialog. */
export function TypePlatforms(props: TypePartProps) {
  const [isOpen, setIsOpen] = useState(false)
  useReportedWhile(isOpen, props.onOpenChange)
  const { name, tacticPlatforms } = props.type
  const chosen = tacticPlatforms.filter((platform) => !isDefaultPlatform(platform))
  const names =
    chosen.length === 0 ? NO_PLATFORM_NAME : chosen.map((platform) => platform.name).join(', ')
  return (
    <>
      <NamesButton
        type="button"
        aria-haspopup="dialog"
        aria-label={`Platforms of ${isolateText(name)}: ${names}`}
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {names}
      </NamesButton>
      {isOpen ? (
        <PlatformsDialog
          {...props}
          onClose={() => {
            setIsOpen(false)
          }}
        />
      ) : null}
    </>
  )
}
