import { Combobox } from '@throughline/ui/Combobox'
import { useMemo } from 'react'
import type { PlanSettings } from '../../plan'
import { settingsEntriesOf } from './settings-entries'
import { SearchPlace } from './SettingsSearch.styles'

export interface SettingsSearchProps {
  readonly settings: PlanSettings
  readonly onGo: (href: string) => void
}

/** Finds settings by their names, on whichever screen they are. */
export function SettingsSearch({ settings, onGo }: SettingsSearchProps) {
  const options = useMemo(
    () =>
      settingsEntriesOf(settings).map(({ href, label, place, color }) => ({
        value: href,
        label,
        description: place,
        ...(color === null ? null : { swatchColor: color }),
      })),
    [settings],
  )
  return (
    <SearchPlace>
      <Combobox
        label="Search settings"
        isLabelHidden
        placeholder="Search settings"
        options={options}
        value={null}
        onChange={({ value }) => {
          if (value !== null) onGo(value)
        }}
      />
    </SearchPlace>
  )
}
