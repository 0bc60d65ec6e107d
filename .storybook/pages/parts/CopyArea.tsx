import { Announcement } from '@throughline/ui/VisuallyHidden'
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'

/** Copies a text and says so. */
type Copy = (text: string) => void

const CopyContext = createContext<Copy>(() => undefined)

/** Returns the function that copies a text; outside of {@link CopyArea} it does nothing. */
export function useCopy(): Copy {
  return useContext(CopyContext)
}

/** Shows a message after each copy and announces it, one for all buttons inside. */
export function CopyArea({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState('')
  const copy = useCallback<Copy>((text) => {
    const write = async () => {
      try {
        await navigator.clipboard.writeText(text)
        // Changes a repeated message: screen readers would not announce the same text twice.
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
