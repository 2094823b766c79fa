# Messages for the vectors of tests/texts/vectors.txt: every form the formatter
# knows. The same file is read with the plural rules of every language.

engine-list-comma = {", "}
engine-list-and = {" & "}
    .before = y ho
    .then = {" + "}

plain = A plain text
quoted = { "{" } and { "\"" } and {""}nothing
number = { $n }
signed = { SIGNED($n) }
plural =
    { $n ->
        [0] none
        [one] one ({ $n })
        [few] few ({ $n })
        [many] many ({ $n })
       *[other] other ({ $n })
    }
word =
    { $w ->
        [left] on the left
       *[other] at { $w }
    }
person =
    { $actor ->
        [you] You take
       *[other] { $actor } takes
    } it from { $rival ->
        [you] you
       *[other] { $rival }
    }
    .offer = Take it
    .nested =
        { $actor ->
            [you] { $w ->
                [left] You, left
               *[other] You, elsewhere
            }
           *[other] Somebody
        }!
broken =
    A text of two lines
    is one line.

    And after an empty one, too.
name = { NAME($card) }, { NAME($card, case: "acc") }, { NAME($card, case: "dat") }
gender =
    { GENDER($card) ->
        [f] she
       *[m] he
    }
list = ({ LIST($cards) })
list-case = ({ LIST($cards, case: "acc") })
source = from { SOURCE($source, case: "inline") }
other = [{ plain }] [{ person.offer }] [{ number }]

toy-name-salt = Salt
    .acc = the salt
    .gender = f
toy-name-tin = Tin
toy-source-trade = Trade
    .inline = trade
