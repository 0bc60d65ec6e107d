import { Announcement } from '@throughline/ui/VisuallyHidden'
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'

/** Copies a text and says so. */
type Copy = (text: string) => void

const CopyContext = createContext<Copy>(() => undefined)

/** What buttons inside copy with; null outside of {@link CopyArea}. */
export function useCopy(): Copy {
  return useContext(CopyContext)
}

/** Says what was copied, once for all buttons inside: to the eye and to screen readers. */
export function CopyArea({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState('')
  const copy = useCallback<Copy>((text) => {
    const write = async () => {
      try {
        await navigator.clipboard.writeText(text)
        // The same text twice is said twice.
        setMessage((before) =>
          before === `Copied ${text}` ? `Copied ${text} again` : `Copied ${text}`,
        )
      } catch {
        setMessage(`The browser does not allow copying. Select the text instead: ${text}`)
      }
    }
    void write()
  }, [])
  return (
    <CopyContext value={copy}>
      <Announcement>{message}</Announcement>
      {children}
    </CopyContext>
  )
}
