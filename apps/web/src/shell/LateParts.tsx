import { useEffect } from 'react'
import { whenIdle } from '../platform/when-idle'
import { HelpHost, type LoadHelp } from './HelpHost'
import { loadNavigationMenu } from './LazyNavigationMenu'
import { useWorkRecord } from './use-work-record'

export interface LatePartsProps {
  readonly loadHelp: LoadHelp
}

/**
 * Parts of the shell whose code is loaded after the first screen: the help, and the record of
 * where a person works. No part answers keys: a key that is pressed before its code would be lost.
 */
export function LateParts({ loadHelp }: LatePartsProps) {
  useWorkRecord()
  // Without a connection, the code of the menus cannot be loaded any more.
  useEffect(() => whenIdle(loadNavigationMenu), [])
  return <HelpHost loadHelp={loadHelp} />
}
