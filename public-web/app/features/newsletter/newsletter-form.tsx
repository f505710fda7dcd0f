import { useSubscribe } from '@deal-harbor/api-client';
import { LIMITS } from '@deal-harbor/contracts';
import { toast } from '@deal-harbor/toaster';
import { useState } from 'react';

export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const { mutate, isPending } = useSubscribe();

  function subscribe(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = email.trim();
    if (!address.includes('@')) {
      const description = 'Please enter a valid email address.';
      toast({ title: 'Invalid Email', description, variant: 'destructive' });
      return;
    }
    mutate(address, {
      onSuccess: () => {
        setEmail('');
        toast({ title: 'Subscribed!', description: 'The best deals will come to your inbox.' });
      },
      onError: () => {
        const description = 'Please try again later.';
        toast({ title: 'Subscription Failed', description, variant: 'destructive' });
      },
    });
  }

  return (
    // The specification's own message stands in for the browser's.
    <form noValidate onSubmit={subscribe} className="needs-js flex flex-col gap-3 sm:flex-row">
      <label htmlFor="newsletter-email" className="sr-only">
        Email address
      </label>
      <input
        id="newsletter-email"
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder="Your email address"
        maxLength={LIMITS.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        className="field sm:w-80"
      />
      <button type="submit" className="btn btn-brand" disabled={isPending}>
        Subscribe
      </button>
    </form>
  );
}
