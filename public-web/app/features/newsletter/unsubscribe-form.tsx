import { useUnsubscribe } from '@deal-harbor/api-client';
import { TROUBLE, UNSUBSCRIBED_PATH } from '@deal-harbor/contracts';
import { toast } from '@deal-harbor/toaster';
import { useNavigate } from 'react-router';

export function UnsubscribeForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = useUnsubscribe();

  function unsubscribe(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(token, {
      // The used address stays in no history.
      onSuccess: () => navigate(UNSUBSCRIBED_PATH, { replace: true }),
      onError: () => {
        const { title, text: description } = TROUBLE;
        toast({ title, description, variant: 'destructive' });
      },
    });
  }

  return (
    // Without an action it posts to the address of its page, which alone holds the token.
    <form method="post" onSubmit={unsubscribe}>
      <button type="submit" className="btn btn-brand" disabled={isPending || isSuccess}>
        Unsubscribe
      </button>
    </form>
  );
}
