# Приклади до Dixit, крок за кроком; 0 — як усе лежить спершу.

dixit-example-clue = Підказка, яку зрозуміє пів столу
dixit-example-clue-0 = Оповідаєш ти. Дорогу з клавіш можна назвати «Піаніно», і її знайдуть усі.
dixit-example-clue-1 = «Crescendo» каже менше: це може бути дорога, що росте до моря, а може й щось інше.
dixit-example-clue-2 = Інші додають карти, що наростають по-своєму: пішак, якого чекає корона, лампочка, сніг.
dixit-example-slots = Шість карт, шість номерів
dixit-example-slots-0 = Грають шестеро, і всі шість карт раунду вже тут.
dixit-example-slots-1 = Їх перемішують і викладають під номерами від 1 до 6. Підказка — «Festina lente»: поспішай повільно.
dixit-example-slots-2 = Номер 4 — твоя карта, за неї голосувати не можна.
dixit-example-slots-3 = Равлик із годинником замість мушлі, номер 2: мабуть, це він.
dixit-example-points = Кому скільки
dixit-example-points-0 = Оповідає { rules-person-1 }, і правильна карта під номером 2.
dixit-example-points-1 = { rules-person-2 } і { rules-person-3 } обирають номер 2. { rules-person-4 } і { rules-person-5 } ведуться на номер 4: цю карту додає { rules-person-2 }.
dixit-example-points-2 = Останній голос за номер 6, а це карта, яку додає { rules-person-4 }. Знайшов дехто, але не всі: по 3 оповідачеві й обом, хто вгадав. За голоси ще 2 і 1. Разом 3, 5, 3, 1, 0, 0.
dixit-example-all = Надто ясно
dixit-example-all-0 = Підказка — «Five o’clock», а на столі чайник.
dixit-example-all-1 = Знаходять усі троє. Оповідачеві нічого, решті по 2.
dixit-example-three = Утрьох
dixit-example-three-0 = Грають утрьох, у кожного сім карт. Підказку вже дано: «Multitasking».
dixit-example-three-1 = Ти додаєш дві карти, сусід теж дві.
dixit-example-three-2 = На столі п’ять карт. Дві з них твої, тож обирати з трьох.
