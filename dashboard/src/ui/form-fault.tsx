/** The error of a rejected form, unless all its messages are shown at fields. */
import { errorWords, fieldMessages } from '../api/api-error.ts';
import { ErrorNotice } from './error-notice.tsx';

interface FormFaultProps {
  title: string;
  error: unknown;
  /** The fields that show their own messages. */
  fields?: readonly string[];
}

export function FormFault({ title, error, fields = [] }: FormFaultProps) {
  if (error === null || error === undefined) return null;
  const messages = fieldMessages(error, fields);
  const atFields = Object.keys(messages.fields).length > 0;
  if (atFields && messages.rest.length === 0) return null;
  const words = errorWords(error);
  return (
    <ErrorNotice title={title} {...words} detail={messages.rest.length > 0 ? messages.rest.join(' ') : words.detail} />
  );
}
