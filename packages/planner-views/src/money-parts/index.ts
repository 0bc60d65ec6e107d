export { figureOrDash, figureSign, figureText, shortTotalText, totalText } from './figure-text'
