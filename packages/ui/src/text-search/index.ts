export { foldText, wordsOf } from '../internal/text-search/fold-text'
