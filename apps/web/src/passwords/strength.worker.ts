import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import type { PasswordStrengthReading } from './password-strength'

/**
 * Maximum number of checked characters. A longer password is strong or repeats itself, and checking
 * more takes seconds.
 */
const CHECKED_LENGTH = 64

const library = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
})

addEventListener('message', ({ data: password }: MessageEvent<string>) => {
  const { score, feedback } = library.check(password.slice(0, CHECKED_LENGTH))
  const advice = [feedback.warning, ...feedback.suggestions].filter((text) => text !== null)
  const reading: PasswordStrengthReading = { password, score, advice }
  postMessage(reading)
})
