export {
  type MailAnswer,
  type MailServer,
  type MailServerOptions,
  type ReceivedMail,
  startMailServer,
} from './mail-server.ts';
export { type ChatBody, type OpenAiAnswer, openAiAnswers } from './openai-answers.ts';
export {
  type OpenAiRequest,
  type OpenAiServer,
  type OpenAiServerOptions,
  startOpenAiServer,
} from './openai-server.ts';
export { instanceOf, type JsonSchema } from './schema-instance.ts';
